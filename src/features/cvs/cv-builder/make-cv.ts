import { startCv as writeFirst } from '#features/cvs/cvs/add-cv-of-file.ts'
import { findOwnCv } from '#features/cvs/cvs/own-cv.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import { contentFromProfile } from './content-from-profile.ts'
import type * as contract from './contract.ts'
import { mayMakeCv } from './rules.ts'
import { showCv } from './show-cv.ts'

type Made = Promise<Given<typeof contract.startCv>>

/** A CV that never was a file. @throws Refused too_many_cvs */
export async function startCv(ctx: Context, { from, name, language }: Taken<typeof contract.startCv>): Made {
  const { name: own, email } = found(ctx.me)
  const content =
    from === 'profile'
      ? await contentFromProfile(ctx, language)
      : CvContent.parse({ name: own, email: email ?? '', language })
  return make(ctx, { name, content })
}

/** Another CV that says the same and looks the same. @throws Refused not_found · cv_state · too_many_cvs */
export async function copyCv(ctx: Context, { cv, name }: Taken<typeof contract.copyCv>): Made {
  const { content, look } = await findOwnCv(ctx, cv)
  if (!content) throw new Refused('cv_state')
  return make(ctx, { name, content, look })
}

type Start = Pick<Parameters<typeof writeFirst>[2], 'name' | 'content' | 'look'>

async function make(ctx: Context, start: Start): Made {
  const user = found(ctx.me).id
  const { count } = await ctx.db
    .selectFrom('cvs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  must(mayMakeCv(count))
  const cv = await ctx.db.transaction().execute((tx) => writeFirst(ctx, tx, { user, ...start, cause: 'written' }))
  return showCv(ctx, { cv })
}
