import { z } from 'zod'
import { answer, done, get, post } from '#platform/shared/contract.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'

export const showLock = get('/user/lock', {
  summary: 'Whether this session is locked, and whose it is',
  who: anyone,
  gives: answer(z.object({ locked: z.boolean(), name: z.string().nullable() })),
})

export const lock = post('/user/lock', {
  summary: "Lock this session: until the password is given again it is nobody's",
  who: signedIn,
  gives: done,
  refuses: ['no_password'],
})

export const unlock = post('/user/unlock', {
  summary: 'Give the password again; the fifth wrong one ends the session',
  who: anyone,
  takes: { password: z.string().min(1).max(128) },
  gives: done,
  refuses: ['invalid', 'no_session', 'too_many'],
  limit: { times: 30, seconds: 300 },
})
