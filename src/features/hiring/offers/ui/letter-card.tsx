import { useEffect, useState } from 'react'
import { useWhen } from '#features/hiring/interviews/ui/use-when.ts'
import { useSalaryAmount } from '#features/jobs/jobs/ui/salary.tsx'
import { send } from '#platform/browser/call.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { refresh } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import { type Letter, viewOffer } from '../letter-contract.ts'
import { AnswerClock } from './answer-clock.tsx'
import { AnswerForms } from './answer-forms.tsx'
import { LetterSheet } from './letter-sheet.tsx'

/** An offer as the candidate sees it: terms, letter, the clock, and the ways to answer; without signing in. */
export function LetterCard({ first }: { first: Letter }) {
  const t = useTranslations('offers.mine')
  const [changed, setChanged] = useState<Letter | null>(null)
  // what was done here is newer than what was loaded, until that is loaded anew
  const offer = changed && changed.version > first.version ? changed : first
  useView(offer)
  const { company, key, may, answer_by, zone, name, letter, language } = offer
  const isOpen = may.includes('accept')
  return (
    <Card look={isOpen ? 'lit' : 'plain'} title={t(isOpen ? 'title' : 'titleOver', { company })}>
      <div className="stack">
        {changed ? (
          <div ref={takeFocus} tabIndex={-1}>
            <Standing offer={offer} />
          </div>
        ) : (
          <Standing offer={offer} />
        )}
        {isOpen ? <AnswerClock until={answer_by} zone={zone} /> : null}
        <OfferTerms offer={offer} />
        <LetterSheet label={t('letter')} letter={letter} language={language} />
        <div className="cluster">
          <LinkButton href={`/api/offer-letters/${key}/file`} icon="download" download data-reload="">
            {t('pdf')}
          </LinkButton>
          {offer.state === 'accepted' ? (
            <a className="link small" href={`/api/offer-letters/${key}/file?as_sent=1`} download data-reload="">
              {t('pdfAsSent')}
            </a>
          ) : null}
        </div>
        <AnswerForms
          key={`${offer.id} ${isOpen}`}
          offer={offer}
          name={name}
          onDone={(letter) => {
            setChanged(letter)
            refresh('offer.moved')
          }}
        />
      </div>
    </Card>
  )
}

/** What an answer came to stands far above the form that is gone: whoever answered is led there. */
const takeFocus = (result: HTMLElement | null) => {
  result?.focus()
  result?.scrollIntoView({ block: 'center' })
}

/** That a person opened it is said by the page once it stands there: programs that follow links in mails do not. */
function useView({ key, may }: Letter): void {
  const isNew = may.includes('view')
  useEffect(() => {
    if (!isNew) return
    send(viewOffer, { key }).then(
      () => refresh('offer.moved'),
      // not said now, it is said the next time
      () => {},
    )
  }, [isNew, key])
}

/** What became of it, once it was answered or ended. */
function Standing({ offer: { state, company, answered_at, accepted_name, reason, may } }: { offer: Letter }) {
  const t = useTranslations('offers.mine')
  const when = useWhen()
  const at = answered_at ? when.zoned(answered_at) : ''
  if (state === 'accepted')
    return (
      <Note tone="good" title={t('accepted', { when: at, name: accepted_name })}>
        <p>{t('acceptedText', { company })}</p>
      </Note>
    )
  if (state === 'declined')
    return (
      <Note title={t('declined', { when: at })}>
        {may.includes('write') ? <p>{t('changedMind', { company })}</p> : null}
      </Note>
    )
  if (state === 'expired')
    return (
      <Note tone="warm" title={t('expired')}>
        {may.includes('write') ? <p>{t('stillInterested', { company })}</p> : null}
      </Note>
    )
  if (state !== 'withdrawn') return null
  return (
    <Note tone="warm" title={t('withdrawn', { company })}>
      {reason ? <p dir="auto">{reason}</p> : null}
    </Note>
  )
}

function OfferTerms({ offer: { job, pay, currency, period, starts_on, place } }: { offer: Letter }) {
  const t = useTranslations('offers')
  const format = useFormatter()
  const amount = useSalaryAmount()
  return (
    <KeyValues
      items={[
        { key: t('letter.job'), value: <bdi>{job.title}</bdi> },
        { key: t('letter.pay'), value: `${amount({ min: pay, max: pay, currency })} ${t(`period.${period}`)}` },
        {
          key: t('letter.start'),
          value: format.dateTime(new Date(`${starts_on}T12:00:00Z`), 'longDay', { timeZone: 'UTC' }),
        },
        { key: t('letter.place'), value: <bdi>{place}</bdi> },
      ]}
    />
  )
}
