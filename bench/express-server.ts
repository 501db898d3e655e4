/**
 * The same built pages behind Express set up the usual way: helmet, compression and its own static files.
 * `node bench/express-server.ts <folder> <port> <files>`, where the folder is its installation. Prints one line once it
 * listens.
 */
import { createRequire } from 'node:module'

/** The part of its API in use (expressjs.com): it is not a dependency, so its types are not available. */
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
