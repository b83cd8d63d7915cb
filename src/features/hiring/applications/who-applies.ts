import { contactOf } from '#features/people/accounts/register.ts'
import type { Context } from '#platform/server/context.ts'

/** Who applies, and how the person can be reached. */
export type Contact = { candidate: string | null; email: string | null; phone: string | null }

type Reached = { email?: string | undefined; phone?: string | undefined; country_id?: number | undefined }

/** How whoever applies can be reached: as written, or as the account says. @throws Refused invalid */
export const whoApplies = (ctx: Context, asked: Reached): Contact => ({
  candidate: ctx.me?.id ?? null,
  ...contactOf(ctx, {
    email: asked.email ?? ctx.me?.email ?? undefined,
    phone: asked.phone,
    ...(asked.country_id && { country_id: asked.country_id }),
  }),
})
