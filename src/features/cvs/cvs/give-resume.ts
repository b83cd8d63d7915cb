import { resumeOf } from '#libraries/json-resume/resume-of.ts'
import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { findOwnCv } from './own-cv.ts'

/** The CV as a JSON Resume file. @throws Refused not_found · cv_state: nothing was read yet */
export async function giveResume(ctx: Context, { cv }: Taken<typeof contract.giveResume>): Promise<RawAnswer> {
  const { content, name } = await findOwnCv(ctx, cv)
  if (!content) throw new Refused('cv_state')
  const file = `${name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'cv'}.json`
  return new RawAnswer(
    200,
    {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="resume.json"; filename*=UTF-8''${encodeURIComponent(file)}`,
      'cache-control': 'private, no-store',
    },
    Buffer.from(JSON.stringify(resumeOf(content), null, 2)),
  )
}
