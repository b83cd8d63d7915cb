import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

type Answer = { pid: number; host: string; refused?: string }

/** Another process that starts or reuses the database in the folder; `before` is a command to run it under. */
export async function anotherProcess(dataDir: string, before: string[] = []) {
  const script = path.join(import.meta.dirname, 'database-user.ts')
  const [command = '', ...args] = [...before, process.execPath, script, dataDir]
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const [answer] = (await Promise.race([once(child, 'message'), ended])) as [Answer]
  const leave = async () => {
    if (child.connected) child.disconnect()
    await ended
  }
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  const pause = () => child.kill('SIGSTOP')
  return { ...answer, leave, kill, pause }
}
