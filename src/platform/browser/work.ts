import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Does the work that the door asked for (`work_needed`); the browser's own cryptography counts, beside the page. */
export async function doWork(challenge: unknown): Promise<string | null> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  return solution && btoa(JSON.stringify({ challenge, solution }))
}
