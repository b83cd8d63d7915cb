import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '#platform/shared/ids.ts'
import type { Settings } from './settings.ts'

/** A message as it would have gone out. */
export type OutboxMessage = {
  channel: 'mail' | 'sms' | 'push'
  to: string
  subject: string
  text: string
  html: string
  /** Headers of a mail that say more than from, to and subject. */
  headers?: Record<string, string>
  calendar?: { method: string; content: string }
  at: string
}

const folder = (settings: Settings) => path.resolve(settings.DATA_DIR, 'outbox')

/** Where no transport is set, each message becomes a JSON file in `$DATA_DIR/outbox`; whole or not at all. */
export async function keepInOutbox(settings: Settings, message: Omit<OutboxMessage, 'at'>): Promise<void> {
  await mkdir(folder(settings), { recursive: true })
  const at = path.join(folder(settings), `${newId()}.json`)
  await writeFile(`${at}.part`, JSON.stringify({ ...message, at: new Date().toISOString() }, null, 2))
  await rename(`${at}.part`, at)
}

/** The newest messages first. */
export async function readOutbox(settings: Settings, most: number): Promise<(OutboxMessage & { id: string })[]> {
  const names = await readdir(folder(settings)).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, most)
  return Promise.all(
    newest.map(async (name) => ({
      ...JSON.parse(await readFile(path.join(folder(settings), name), 'utf8')),
      id: name.slice(0, -5),
    })),
  )
}
