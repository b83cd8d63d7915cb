import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { Refused } from '#platform/shared/refusal.ts'
import type { World } from '../context.ts'

const holds = 10 * 60_000
const once = { times: 1, seconds: holds / 1000 }
const Worked = z.object({
  challenge: z.object({ parameters: z.looseObject({}), signature: z.string() }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * Lets a stranger's computer work before a call that costs us or others something: a second for one person, hours for whoever
 * sends ten thousand. Off unless the site is under attack; nobody is asked, tracked or shown a picture.
 * @param answer the work, as the browser sends it in `x-proof`
 * @throws Refused work_needed, with the work to do
 */
export async function demandWork(world: World, answer: string | undefined): Promise<void> {
  if (world.settings.REGISTRATION_PROOF === 'off') return
  if (answer && (await isWorked(world, answer))) return
  const { signature, keySignature } = secretsOf(world)
  const most = world.settings.REGISTRATION_PROOF_WORK
  const work = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1_000,
    counter: randomInt(Math.ceil(most / 2), most),
    deriveKey,
    expiresAt: new Date(world.now().getTime() + holds),
    hmacSignatureSecret: signature,
    hmacKeySignatureSecret: keySignature,
  })
  throw new Refused('work_needed', { work })
}

async function isWorked(world: World, answer: string): Promise<boolean> {
  const worked = Worked.safeParse(parse(answer))
  if (!worked.success) return false
  const { signature, keySignature } = secretsOf(world)
  const { challenge, solution } = worked.data as unknown as Parameters<typeof verifySolution>[0]
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: signature,
    hmacKeySignatureSecret: keySignature,
  }).catch(() => ({ verified: false }))
  if (!verified) return false
  // each piece of work opens one door
  return (
    (await world.counters
      .named('proof', once)
      ?.consume(worked.data.challenge.signature)
      .catch(() => null)) !== null
  )
}

function parse(answer: string): unknown {
  try {
    return JSON.parse(Buffer.from(answer, 'base64').toString())
  } catch {
    return null
  }
}

const secretsOf = ({ signer }: World) => ({
  signature: signer.fingerprint('proof of work', 'challenge').toString('hex'),
  keySignature: signer.fingerprint('proof of work', 'key').toString('hex'),
})
