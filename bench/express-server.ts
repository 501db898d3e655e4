/**
 * The same built pages behind Express the ordinary way: helmet, compression and its own static files.
 * `node bench/express-server.ts <folder> <port> <files>`, the folder being where it is installed. One line on the standard
 * output says that it listens.
 */
import { createRequire } from 'node:module'

/** What is used of its API (expressjs.com): it is no dependency of the project, so its types are not here. */
type Middleware = (...args: never[]) => unknown
interface Express {
  (): {
    use: (part: Middleware) => void
    listen: (port: number, host: string, done: () => void) => void
  }
  static: (folder: string) => Middleware
}

const [folder = '', port = '', files = ''] = process.argv.slice(2)
const require = createRequire(`${folder}/package.json`)
const express: Express = require('express')
const helmet: () => Middleware = require('helmet')
const compression: () => Middleware = require('compression')

const app = express()
app.use(helmet())
app.use(compression())
app.use(express.static(files))
app.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'))
