/** nginx as the best a proxy can do: one process, no buffering, keep-alive connections to the upstream. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PinnedProcess, startPinned } from './pinned-process.ts'

/** nginx's own version line, or undefined if it is not installed. */
export function nginxVersion(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' })
  return status === 0 ? stderr.trim().replace('nginx version: ', '') : undefined
}

/** Starts nginx on core 0 in front of the upstream. */
export function startNginx(port: number, upstreamPort: number): PinnedProcess {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-bench-nginx-'))
  const configuration = join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n  ')
  writeFileSync(
    configuration,
    `daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events { worker_connections 4096; }
http {
  ${temporary}
  access_log off;
  keepalive_requests 1000000;
  upstream writer { server 127.0.0.1:${upstreamPort}; keepalive 512; keepalive_requests 1000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://writer;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_buffering off;
    }
  }
}
`,
  )
  return startPinned(0, 'nginx', ['-c', configuration, '-p', folder, '-e', 'stderr'])
}
