import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '#tests/world/free-port.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { ensureBuilt } from '../../scripts/lib/build.mjs'
import { quiet } from './quiet.ts'

export type Asked =
  | { want: 'html'; bytes: number }
  | { want: 'calls'; path: string; input: object; times: number }
  | { want: 'trigrams'; term: string; times: number }

export type House = {
  url: string
  /** A plain route of a server of the same make, in the same process. */
  plainUrl: string
  /** Lets the plain route answer so many bytes of HTML. */
  setPlain: (bytes: number) => Promise<void>
  /** Microseconds of calls made inside the process. */
  callInside: (path: string, input: object, times: number) => Promise<number[]>
  /** Microseconds of the same suggestions as PostgreSQL finds them by trigrams. */
  trigrams: (term: string, times: number) => Promise<number[]>
  stop: () => Promise<void>
}

/** The built product with its demo content in a process and a data folder of its own; limits are off. */
export async function startHouse(): Promise<House> {
  await ensureBuilt(process.cwd(), process.execPath)
  const folder = temporaryFolder('bench')
  const settings = { ...quiet, NODE_ENV: 'production', DATA_DIR: folder, PORT: String(await freePort()) }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'house.ts')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const { url, plainUrl } = (await told(child)) as { url: string; plainUrl: string }
  await setTimeout(5_000) // reactions to the demo content and the first look at the schedule are over
  const ask = async (asked: Asked) => {
    child.send(asked)
    return told(child)
  }
  return {
    url,
    plainUrl,
    setPlain: async (bytes) => void (await ask({ want: 'html', bytes })),
    callInside: async (path, input, times) =>
      ((await ask({ want: 'calls', path, input, times })) as { times: number[] }).times,
    trigrams: async (term, times) => ((await ask({ want: 'trigrams', term, times })) as { times: number[] }).times,
    async stop() {
      child.disconnect()
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function told(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController()
  const ended = once(child, 'exit', { signal: heard.signal }).then(([code]) =>
    Promise.reject(new Error(`The server ended with ${code}.`)),
  )
  try {
    const [message] = await Promise.race([once(child, 'message'), ended])
    return message
  } finally {
    // a listener for each of many thousand words would be left behind
    ended.catch(() => {})
    heard.abort()
  }
}
