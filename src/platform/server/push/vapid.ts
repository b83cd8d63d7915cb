import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webPush from 'web-push'
import type { Settings } from '../settings.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

/** The keys that push services know this site by: the settings', else a pair made at the first start and kept in the data folder. */
export function readVapidKeys(settings: Settings): VapidKeys {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings
  if (publicKey && privateKey) return { publicKey, privateKey }
  const at = path.resolve(settings.DATA_DIR, 'vapid.json')
  return readKept(at) ?? keep(at)
}

function readKept(at: string): VapidKeys | null {
  try {
    return JSON.parse(readFileSync(at, 'utf8')) as VapidKeys
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null
    throw error
  }
}

/** Of two processes that start at once the second takes what the first made. */
function keep(at: string): VapidKeys {
  const made = webPush.generateVAPIDKeys()
  try {
    writeFileSync(at, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    const kept = readKept(at)
    if (kept) return kept
    throw error
  }
}
