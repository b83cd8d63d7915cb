import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a script of a package on this Node, in this terminal, and gives its exit code; it ends when the signal says so. */
export async function runTool(
  args: string[],
  signal: AbortSignal,
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  const end = () => child.kill('SIGINT')
  signal.addEventListener('abort', end, { once: true })
  const [code] = (await once(child, 'exit')) as [number | null]
  signal.removeEventListener('abort', end)
  return code ?? 1
}
