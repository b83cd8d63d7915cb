import { validate as isUuid } from 'uuid'
import { demandVoice } from '#features/companies/pages/demand-voice.ts'
import { hidesNames } from '#features/hiring/applications/anonymity.ts'
import { bringApplication } from '#features/hiring/applications/bring-application.ts'
import { handPhases, sourceByHand } from '#features/hiring/applications/hand-rules.ts'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { demandPlace, moveHeld, placeAt } from '#features/hiring/applications/move-application.ts'
import { takeCv } from '#features/hiring/applications/take-cv.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { contactOf } from '#features/people/accounts/register.ts'
import { refusalsOf } from '#features/sourcing/imports/add-imported.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { addedByHand } from './events.ts'
import type * as contract from './job-contract.ts'
import { demandUnknown } from './known-people.ts'

type Asked = Taken<typeof contract.addByHand>

type Phase = (typeof handPhases)[number]

/**
 * Makes somebody who gave the company their data an applicant of a job, where the team wants them on its board. They are told at
 * once, and may withdraw; who said no to being kept lately is not brought along again (0059).
 * @throws Refused not_found · not_allowed · names_hidden · invalid · stage_unknown · import_refused · already_applicant · already_known · page_withheld · page_suspended · what acceptCv refuses
 */
export async function addByHand(ctx: Context, asked: Asked): Promise<Given<typeof contract.addByHand>> {
  const membership = found(ctx.membership)
  if (!membership.may('applicant.move')) throw new Refused('not_allowed')
  const own = ctx.db.selectFrom('jobs').select('country_id').where('id', '=', asked.job)
  const { country_id: country } = found(await own.where(reachableJobs(membership, 'applicant.move')).executeTakeFirst())
  await demandVoice(ctx.db, membership.page)
  if (await hidesNames(ctx.db, asked.job)) throw new Refused('names_hidden')
  await demandColumn(ctx.db, asked.column)
  const reach = contactOf(ctx, { ...asked, country_id: country })
  const saidNo = [...(await refusalsOf(ctx, ctx.db, membership.page, [reach])).values()][0]
  if (saidNo) throw new Refused('import_refused', { until: saidNo.toISOString() })
  await demandUnknown(ctx, membership, { ...reach, job: asked.job, anyway: asked.anyway })
  const cv = ctx.received.length > 0 ? takeCv(ctx, undefined) : null
  try {
    await cv?.look()
    const application = await ctx.db.transaction().execute(async (tx) => {
      const id = await bringApplication(ctx, tx, membership.page, {
        ...{ job: asked.job, candidate: null, name: asked.name, ...reach, country: null, note: '' },
        language: asked.language ?? toLanguage(ctx.language),
        cv: cv ? await cv.keep(tx, null) : null,
        source: sourceByHand(asked.came),
      })
      await emit(ctx, tx, addedByHand, { application: id, page: membership.page, words: asked.words })
      await putInto(ctx, tx, id, asked.column)
      return id
    })
    cv?.isKept()
    return { success: true, data: { application } }
  } finally {
    await cv?.discard()
  }
}

/** Before anybody is looked up: who may not be put there is not asked about. @throws Refused stage_unknown */
async function demandColumn(db: Db, column: string): Promise<void> {
  if (!(handPhases as readonly string[]).includes(column)) await phaseOf(db, column)
}

/** A column of the house, or a stage of the team in its phase. @throws Refused stage_unknown */
async function putInto(ctx: Context, tx: Tx, id: string, column: string): Promise<void> {
  if (column === 'submitted') return
  const application = await lock(tx, id, (query) => query)
  const ofHouse = handPhases.find((phase) => phase === column)
  if (ofHouse) return moveHeld(ctx, tx, application, ofHouse, {})
  const phase = await phaseOf(tx, column)
  await demandPlace(tx, application, column, phase)
  if (phase === 'submitted') return placeAt(ctx, tx, application, column)
  return moveHeld(ctx, tx, application, phase, { place: column })
}

async function phaseOf(tx: Db | Tx, stage: string): Promise<Phase> {
  if (!isUuid(stage)) throw new Refused('stage_unknown')
  const row = await tx.selectFrom('pipeline_stages').select('phase').where('id', '=', stage).executeTakeFirst()
  const phase = handPhases.find((one) => one === row?.phase)
  if (!phase) throw new Refused('stage_unknown')
  return phase
}
