import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { temporaryFolder } from './temporary-folder.ts'

export type Server = { url: string; folder: string; stop: () => Promise<void> }

const readyWithin = 120_000
// whatever this machine is set up with, journeys stay within the process
const outside = {
  DATABASE_URL: '',
  DATABASE_READ_URL: '',
  REDIS_URL: '',
  S3_BUCKET: '',
  SMTP_URL: '',
  SMS_URL: '',
  PUBLIC_URL: '',
}

/**
 * The built product on a free port with a data folder of its own, as `npm start` runs it; without demo content unless
 * `DEMO: '1'` is given. Messages to people lie as files in `folder/outbox`, what it says of itself in `folder/log`.
 */
export async function startServer(
  settings: Record<string, string> = {},
  folder = temporaryFolder('journey'),
): Promise<Server> {
  const port = await findFreePort()
  const own = {
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: '0',
    RATE_LIMIT: 'off',
    MAIL_DELAY: '0',
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, ...outside, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.stdout?.pipe(createWriteStream(path.join(folder, 'log')))
  const stop = async () => {
    await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(child)
    const url = `http://localhost:${port}`
    const answer = await fetch(`${url}/health/ready`)
    if (!answer.ok) throw new Error(`The server says it is ready, and its health check answers ${answer.status}.`)
    return { url, folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** It says so in a line of its own. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`The server did not get ready:\n${said}`)), readyWithin)
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (!/ is ready on /.test(said)) return // the demo content says that it is ready, too
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${code} before it was ready:\n${said}`))
    })
  })
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await gone
  clearTimeout(killer)
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
