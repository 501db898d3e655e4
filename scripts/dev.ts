/**
 * Development: the server restarts when its sources change, the pages reload hot.
 * The browser talks to Vite, which forwards `/api`, so Vite's address is the public one.
 */
import { spawn } from 'node:child_process'

const pagesUrl = 'http://localhost:5173'
const serverPort = process.env['PORT'] ?? '3000'
const environment = { ...process.env, PORT: serverPort, PUBLIC_URL: pagesUrl }

const children = [
  spawn('node', ['--env-file-if-exists=.env', '--watch', 'main.ts'], {
    stdio: 'inherit',
    env: environment,
  }),
  spawn('react-router', ['dev', '--port', '5173', '--strictPort'], {
    stdio: 'inherit',
    env: environment,
  }),
]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
