import { ClaimSection } from '#features/agencies/disputes/ui/claim-section.tsx'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { RingClock } from '#ui/basics/meter.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { askAgency, type ClientPacket, type ClientPerson, showPacket } from '../contract.ts'

type Props = { person: ClientPerson; packet: ClientPacket; linkKey: string }

/** Beside the paper: the client's own requirements, the right to represent, and a question to the agency. */
export function PersonAside({ person, packet, linkKey }: Props) {
  const t = useTranslations('clientReview')
  const day = useDay()
  if (person.gone) return <aside />
  const { matches, approved_at, right_until, name } = person
  const met = matches.filter(({ result }) => result === 'met').length
  return (
    <aside className="stack stack-l">
      {matches.length > 0 ? (
        <section className="stack stack-s">
          <div className="row spread">
            <h3>{t('requirements')}</h3>
            <span className="small quiet">{t('met', { met, count: matches.length })}</span>
          </div>
          <MatchList matches={matches} reader="team" />
        </section>
      ) : null}
      <section className="stack stack-s">
        <h3>{t('right')}</h3>
        {approved_at && right_until ? (
          <RingClock left={(Date.parse(right_until) - Date.now()) / 15_552_000_000} tone="good">
            {t('approved', { name, agency: packet.agency.name, day: day(approved_at), until: day(right_until) })}
          </RingClock>
        ) : null}
        <ClaimSection
          linkKey={linkKey}
          submission={person.id}
          name={name}
          mayClaim={person.may.includes('claim_duplicate')}
          isClaimed={person.claimed}
        />
      </section>
      <Questions person={person} linkKey={linkKey} agency={packet.agency.name} />
    </aside>
  )
}

type AskProps = { person: ClientPerson; linkKey: string; agency: string }

function Questions({ person, linkKey, agency }: AskProps) {
  const t = useTranslations('clientReview')
  const format = useFormatter()
  const form = useForm(askAgency, {
    initial: { words: '' },
    toInput: ({ words }) => ({ key: linkKey, submission: person.id, words }),
    onDone() {
      toast.show({ text: t('asked'), tone: 'good' })
      form.setValues({ words: '' })
      refreshCall(showPacket)
    },
  })
  return (
    <section className="stack stack-s">
      <h3>{t('ask')}</h3>
      <ul className="rows">
        {person.questions.map(({ side, name, words, at }) => (
          <li key={at} className="stack stack-xs">
            <span className="small quiet">
              <bdi>{side === 'agency' ? agency : name}</bdi> · {format.dateTime(new Date(at), 'moment')}
            </span>
            <p dir="auto">{words}</p>
          </li>
        ))}
      </ul>
      {person.may.includes('question') ? (
        <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
          <TextArea {...form.soleField('words')} id="question" label={t('question')} rows={2} maxLength={1500} />
          <div>
            <Button type="submit" size="s" icon="send" busy={form.sending}>
              {t('sendQuestion')}
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  )
}
