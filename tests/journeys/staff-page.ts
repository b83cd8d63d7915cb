import type { Browser } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { admin, register, somebody } from './people.ts'
import { unique } from './unique.ts'

/** One of the site's own people in this role, in a browser of their own; a super is the site's admin. */
export async function staffPage(browser: Browser, role: string, locale: Language) {
  const boss = await somebody(admin.email)
  await boss.post('/authenticate', admin)
  const context = await browser.newContext({ locale })
  if (role === 'super') await boss.enter(context)
  else {
    const person = await register('employer', { name: unique(`Staff ${role}`) })
    const { display } = await person.get<{ display: { id: string } }>('/user/session')
    await boss.post('/admin/staff/changes', { person: display.id, role, give: true, reason: 'For this journey' })
    await person.enter(context)
  }
  return context.newPage()
}
