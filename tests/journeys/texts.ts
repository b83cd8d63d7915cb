import { aLiveJob, anEmployer, apply, mailTo, type Person, register, signInAsAdmin } from './people.ts'
import { unique } from './unique.ts'

let numbers = 0

/** A company that can pay for twenty texts, and an applicant with a confirmed number who is awake. */
export async function aTextable(company: string, name = 'Nadia Haddad') {
  const employer = await anEmployer(company)
  const { data: pages } = await employer.get<{ data: { id: string }[] }>('/user/pages')
  await (await signInAsAdmin()).post(`/admin/pages/${pages[0]?.id}/ledger`, {
    ...{ kind: 'sms', amount: 20, note: 'Welcome package', request: crypto.randomUUID() },
  })
  const { job } = await aLiveJob(employer, unique('Gatekeeper'))
  const candidate = await register('candidate', { name })
  await confirmPhone(candidate)
  const application = await apply(candidate, job, name)
  return { employer, candidate, job, application }
}

async function confirmPhone(person: Person): Promise<void> {
  const phone = `+97150${String(process.pid % 1000).padStart(3, '0')}${String(Date.now() % 1000).padStart(3, '0')}${++numbers % 10}`
  const { data } = await person.post<{ data: { id: string } }>('/user/phone-verification', { phone })
  const code = /\b\d{6}\b/.exec((await mailTo(phone, /\d{6}/)).text)?.[0]
  await person.post('/user/phone-verification/confirm', { id: data.id, code })
  // the own quiet hours go before the night that everybody has
  const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)
  await person.post('/user/quiet-hours', { quiet: { from: clock(10), to: clock(11), zone: 'UTC' } }, 'PUT')
}
