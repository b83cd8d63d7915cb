import { z } from 'zod'
import { mayMail, mayText } from '#features/people/accounts/send-rarely.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { mayAgain } from '#platform/server/tries.ts'
import { newId } from '#platform/shared/ids.ts'
import { languages } from '#platform/shared/languages.ts'
import { formatter } from '#platform/shared/words.ts'

const onceADay = [{ name: 'words of CVs that were not left in a day', times: 1, seconds: 86_400 }]

/** Tells who owns an address that companies were not given a CV in its name, and why; seldom, since strangers can cause it. */
export const tellUndropped = backgroundTask(
  'tell-undropped-cv',
  z.object({
    ...{ name: z.string(), language: z.enum(languages), email: z.string().nullable(), phone: z.string().nullable() },
    companies: z.array(z.string()).min(1),
  }),
  async (ctx, { companies, ...reach }) => {
    const written = reach.email ?? reach.phone ?? ''
    if (!(await mayAgain(ctx, onceADay, written.toLowerCase()))) return
    if (!(await (reach.email ? mayMail(ctx, written) : mayText(ctx, written)))) return
    await notify(ctx, {
      ...{ cause: newId(), to: { ...reach, user: null }, notice: 'cv_drop_unsent_guest', link: '/drop-cv' },
      ...{ facts: { companies: formatter(reach.language).list(companies) }, channels: ['mail', 'sms'] },
    })
  },
)
