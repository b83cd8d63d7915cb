import { useEffect, useState } from 'react'
import { z } from 'zod'
import { CompanyName, JobTitle } from '#features/jobs/jobs/ui/job-words.tsx'
import { SignInForm } from '#features/people/sign-in/ui/sign-in-form.tsx'
import { useSession } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { claim as claimCall, type showClaim } from '../claim-contract.ts'
import { ClaimStanding } from './claim-standing.tsx'

type Claim = Gives<typeof showClaim>['data']
type Props = { claimKey: string; claim: Claim }

const goOn = ({ redirect }: Gives<typeof claimCall>) => location.assign(redirect)

/** With a session one button; with an account elsewhere sign in first; otherwise one password makes an account. */
export function ClaimForm({ claimKey, claim }: Props) {
  const t = useTranslations('applications.claim')
  const session = useSession()
  const [isKnown, setKnown] = useState(claim.has_account)
  const withdrawn = useWithdrawn(claim)
  const lead = leadOf(claim, session !== null)
  return (
    <>
      <div className="stack stack-s">
        <h1>{withdrawn ?? t('title')}</h1>
        {lead ? <p className="quiet">{t(lead)}</p> : null}
      </div>
      <Card>
        <div className="row row-top">
          <Avatar name={claim.job.company.name} src={claim.job.company.logo ?? undefined} kind="company" />
          <div className="grow">
            <p className="strong">
              <JobTitle job={claim.job} />
            </p>
            <CompanyName company={claim.job.company} />
            <p className="small faint">
              {t.rich(claim.is_put ? 'addedBy' : 'sentBy', {
                name: () => <bdi>{claim.name}</bdi>,
                contact: () => <bdi>{claim.email}</bdi>,
              })}
            </p>
            <ClaimStanding claimKey={claimKey} claim={claim} />
          </div>
        </div>
      </Card>
      {withdrawn ? (
        <div>
          <LinkButton href="/jobs" icon="search">
            {t('otherJobs')}
          </LinkButton>
        </div>
      ) : null}
      {session ? (
        <WithSession claimKey={claimKey} claim={claim} name={session.display.name} />
      ) : isKnown ? (
        <WithAccount claimKey={claimKey} claim={claim} />
      ) : (
        <NewAccount claimKey={claimKey} onKnown={() => setKnown(true)} />
      )}
    </>
  )
}

/** What is to be done here; nothing where it can be no part of the account, and where a note says what. */
function leadOf({ withdrawn_at, own, has_account }: Claim, isSignedIn: boolean) {
  if (withdrawn_at) return isSignedIn ? 'withdrawnSignedIn' : 'withdrawnText'
  if (isSignedIn) return own ? null : 'textSignedIn'
  return has_account ? null : 'text'
}

/** After it was taken back there are no steps to follow: the page says so, with the day. */
function useWithdrawn({ withdrawn_at }: Claim): string | null {
  const t = useTranslations('applications.apply')
  const format = useFormatter()
  return withdrawn_at && t('withdrawn', { day: format.dateTime(new Date(withdrawn_at), 'longDay') })
}

function WithSession({ claimKey, claim, name }: Props & { name: string }) {
  const t = useTranslations('applications.claim')
  const take = useSend(claimCall, { onDone: goOn })
  const sent = claim.own ?? ownIn(take.error)
  return (
    <div className="stack">
      <p>{t.rich('asYou', { name: () => <bdi className="strong">{name}</bdi> })}</p>
      {sent ? (
        <SentTwice own={sent} mayWithdraw={claim.may_withdraw} />
      ) : (
        <>
          <WhyNot problem={take.error} />
          <Button look="primary" size="l" wide busy={take.isPending} onClick={() => take.mutate({ key: claimKey })}>
            {t('add')}
          </Button>
        </>
      )}
    </div>
  )
}

const ownIn = (problem: Problem | null) =>
  problem?.code === 'already_sent' ? (z.string().safeParse(problem.facts.application).data ?? null) : null

/** Why it did not become part of the account. */
function WhyNot({ problem }: { problem: Problem | null }) {
  const t = useTranslations('applications.claim')
  if (!problem) return null
  return (
    <Note tone="bad" alert>
      {problem.message || t('offline')}
    </Note>
  )
}

/** Whoever applied with their account too is led to that application, and may take this one back. */
function SentTwice({ own, mayWithdraw }: { own: string; mayWithdraw: boolean }) {
  const t = useTranslations('applications.claim')
  return (
    <Note tone="info" title={t('twice')} alert>
      <div className="stack stack-s">
        {mayWithdraw ? <p>{t('twiceHelp')}</p> : null}
        <div>
          <LinkButton size="s" href={`/applications/${own}`}>
            {t('openOwn')}
          </LinkButton>
        </div>
      </div>
    </Note>
  )
}

function WithAccount({ claimKey, claim }: Props) {
  const t = useTranslations('applications.claim')
  const take = useSend(claimCall, { onDone: goOn })
  const sent = ownIn(take.error)
  return (
    <div className="stack">
      <Note tone="info" title={t('known')}>
        <p>{t('knownHelp')}</p>
      </Note>
      {sent ? <SentTwice own={sent} mayWithdraw={claim.may_withdraw} /> : <WhyNot problem={take.error} />}
      <SignInForm onDone={() => take.mutate({ key: claimKey })} />
    </div>
  )
}

function NewAccount({ claimKey, onKnown }: { claimKey: string; onKnown: () => void }) {
  const t = useTranslations('applications.claim')
  const form = useForm(claimCall, {
    initial: { password: '' },
    toInput: ({ password }) => ({ key: claimKey, password }),
    onDone: goOn,
  })
  const { problem } = form
  useEffect(() => {
    if (problem?.code === 'account_exists') onKnown()
  }, [problem, onKnown])
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      {problem && form.errors.length === 0 ? (
        <Note tone="bad" alert>
          {problem.message || t('offline')}
        </Note>
      ) : null}
      <TextField
        {...form.field('password')}
        label={t('password')}
        help={t('passwordHelp')}
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" look="primary" size="l" wide busy={form.sending}>
        {t('go')}
      </Button>
    </form>
  )
}
