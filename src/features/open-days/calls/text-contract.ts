import { z } from 'zod'
import { Said } from '#features/open-days/lobby/contract.ts'
import { mostLetters } from '#features/open-days/lobby/rules.ts'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { prose } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { atDesk, byLink, callLimits, may } from './contract.ts'

const text = prose(mostLetters, 1)
const gives = answer(z.object({ messages: z.array(Said) }))
const refreshedBy = ['call.texted']

export const showDeskTexts = get('/page/open-days/{day}/desks/{desk}/visits/{visit}/texts', {
  summary: 'What a desk and a visitor wrote to each other, for the desk, the latest last',
  who: may,
  takes: atDesk,
  gives,
  refuses: ['not_found', 'call_over'],
  refreshedBy,
  limit: callLimits.read,
})
export const writeAtDesk = post('/page/open-days/{day}/desks/{desk}/visits/{visit}/texts', {
  summary: 'Write to the visitor of a talk as the company: ten times in half a minute, until the outcome',
  who: may,
  takes: { ...atDesk, text },
  gives: done,
  refuses: ['not_found', 'call_over', 'too_many'],
  limit: callLimits.write,
})
export const showGuestTexts = get('/call-links/{key}/texts', {
  summary: 'What desk, visitor and a third wrote to each other since the visitor agreed to the third, for the third',
  who: anyone,
  takes: byLink,
  gives,
  refuses: ['link_expired', 'call_over'],
  refreshedBy,
  limit: callLimits.read,
})
export const writeAsGuest = post('/call-links/{key}/texts', {
  summary: 'A third writes to both others, under the own name: ten times in half a minute',
  who: anyone,
  takes: { ...byLink, text },
  gives: done,
  refuses: ['link_expired', 'call_over', 'too_many'],
  limit: callLimits.write,
})
export const showLinkTexts = get('/visit-links/{key}/texts', {
  summary: 'What a desk and a visitor wrote to each other, for the visitor, the latest last',
  who: anyone,
  takes: byLink,
  gives,
  refuses: ['link_expired', 'call_over'],
  refreshedBy,
  limit: callLimits.read,
})
export const writeByLink = post('/visit-links/{key}/texts', {
  summary: 'Write to the desk one talks with: ten times in half a minute, until the outcome',
  who: anyone,
  takes: { ...byLink, text },
  gives: done,
  refuses: ['link_expired', 'call_over', 'too_many'],
  limit: callLimits.write,
})
