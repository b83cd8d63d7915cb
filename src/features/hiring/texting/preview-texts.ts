import { balanceOf } from '#features/money/ledger/ledger.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { measure } from './segments.ts'
import { writeTexts } from './write-texts.ts'

/** What a text would cost and say, and whom it would not reach. @throws Refused not_found · not_allowed */
export async function previewTexts(
  ctx: Context,
  asked: Taken<typeof contract.previewTexts>,
): Promise<Given<typeof contract.previewTexts>> {
  const { written, left } = await writeTexts(ctx, ctx.db, asked)
  const [first] = written
  const later = written.map(({ sendAt }) => sendAt.getTime()).filter((at) => at > ctx.now().getTime())
  const measured = first && measure(first.body)
  return {
    success: true,
    data: {
      people: written.length,
      cost: written.reduce((sum, { segments }) => sum + segments, 0),
      balance: await balanceOf(ctx.db, found(ctx.membership).page, 'sms', ctx.now()),
      first:
        first && measured
          ? {
              name: first.name,
              body: first.body,
              segments: measured.segments,
              left: measured.left,
              gsm: measured.alphabet === 'gsm',
            }
          : null,
      left_out: left,
      later: { count: later.length, from: later.length > 0 ? new Date(Math.min(...later)).toISOString() : null },
    },
  }
}
