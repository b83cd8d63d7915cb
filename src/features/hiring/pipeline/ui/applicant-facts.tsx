import type { showApplicant } from '#features/hiring/applications/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Email } from '#ui/basics/email.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Phone } from '#ui/basics/phone.tsx'
import { Typed } from '#ui/basics/typed.tsx'
import { Word } from '#ui/basics/word.tsx'
import type { Reason } from './use-move-applicant.ts'

export type Applicant = Gives<typeof showApplicant>['data']

/** How to reach them, what they wrote and answered, and why they were not chosen. */
export function ApplicantFacts({ applicant, reasons }: { applicant: Applicant; reasons: readonly Reason[] }) {
  const t = useTranslations('pipeline.facts')
  const { email, phone, language, has_account, note, reason, stage } = applicant
  // a text message goes out only to whoever has no email
  const told = email ? 'email' : phone ? 'phone' : 'none'
  const why = stage === 'rejected' ? reasons.find(({ id }) => id === reason) : undefined
  const contact = [
    ...(email
      ? [
          {
            key: t('email'),
            value: (
              <a className="link" href={`mailto:${email}`}>
                <Email address={email} />
              </a>
            ),
          },
        ]
      : []),
    ...(phone
      ? [
          {
            key: t('phone'),
            value: (
              <a className="link" href={`tel:${phone}`}>
                <Phone number={phone} />
              </a>
            ),
          },
        ]
      : []),
    { key: t('language'), value: t(`languages.${language}`) },
    { key: t('account'), value: has_account ? t('hasAccount') : t('isGuest', { by: told }) },
  ]
  return (
    <>
      {why ? (
        <Note title={why.text}>
          <p className="small" dir="auto">
            {t('reads', { words: why.told })}
          </p>
        </Note>
      ) : null}
      <section className="stack stack-s">
        <h3>{t('contact')}</h3>
        <KeyValues items={contact} />
      </section>
      {note ? (
        <section className="stack stack-s">
          <h3>{t('note')}</h3>
          <p dir="auto">
            <Typed text={note} />
          </p>
        </section>
      ) : null}
      <Answers answers={applicant.answers} />
    </>
  )
}

function Answers({ answers }: { answers: Applicant['answers'] }) {
  const t = useTranslations('pipeline.facts')
  if (answers.length === 0) return null
  return (
    <section className="stack stack-s">
      <h3>{t('answers')}</h3>
      <dl className="stack stack-s">
        {answers.map(({ question, answer, url, knock_out }) => (
          <div key={question} className="applicant-answer">
            <dt>
              <bdi>{question}</bdi>
            </dt>
            <dd>
              {url ? (
                <a className="link" href={url} target="_blank" rel="noopener">
                  <bdi>{answer}</bdi>
                </a>
              ) : (
                <bdi>{answer === 'yes' || answer === 'no' ? t(answer) : <Typed text={answer} />}</bdi>
              )}
              {knock_out ? (
                <>
                  {' '}
                  <Word tone="good">{t('knockOut')}</Word>
                </>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
