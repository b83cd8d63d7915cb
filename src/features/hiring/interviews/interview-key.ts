import { validate as isUuid } from 'uuid'
import type { Context } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

const purpose = 'interview'
/** A link outlives the interview, so that who opens an old mail reads what became of it. */
const seconds = 400 * 86_400

/** What stands for the candidate in the link of an invitation; whoever holds it answers for the candidate. */
export const interviewKey = (ctx: Context, interview: string): Promise<string> =>
  ctx.signer.sign(purpose, { interview }, seconds)

/** Which interview a link is about. @throws Refused link_expired */
export async function readInterviewKey(ctx: Context, key: string): Promise<string> {
  const id = (await ctx.signer.read(purpose, key))?.interview
  if (typeof id !== 'string' || !isUuid(id)) throw new Refused('link_expired')
  return id
}
