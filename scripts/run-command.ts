import { spawn } from 'node:child_process'

/**
 * Runs a command in the foreground, writing straight to this terminal, and resolves with its exit code
 * (1 if a signal killed it).
 */
export function runCommand(
  command: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
