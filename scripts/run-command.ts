import { spawn } from 'node:child_process'

/**
 * Runs one command of the project in the foreground and resolves with its exit code
 * (a death by signal counts as 1). Output goes straight to this terminal.
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
