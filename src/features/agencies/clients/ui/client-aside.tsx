import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { Email } from '#ui/basics/email.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Phone } from '#ui/basics/phone.tsx'
import { History } from '#ui/lists/history.tsx'
import type { ClientDetail } from './client-acts.tsx'
import { useTerms } from './use-terms.ts'

/** What was agreed, whom one talks to, what happened. */
export function ClientAside({ client }: { client: ClientDetail }) {
  const t = useTranslations('clients')
  const day = useDay()
  const terms = useTerms()
  const { contact_name, contact_email, contact_phone, place, owner, answer_days, note, own_share, shared_with } = client
  const agreed = [
    { key: t('terms.fee'), value: terms.fee(client) },
    { key: t('terms.guarantee'), value: terms.guarantee(client) },
    {
      key: t('share'),
      value:
        own_share === 100
          ? t('allOurs')
          : t('shared', { own: own_share, other: 100 - own_share, name: shared_with || 'nobody' }),
    },
    { key: t('ownership'), value: t('months', { count: client.ownership_months }) },
    { key: t('replies'), value: answer_days === null ? null : t('inDays', { count: answer_days }) },
  ]
  const contact = [
    { key: t('field.contact'), value: contact_name ? <bdi>{contact_name}</bdi> : null },
    { key: t('field.email'), value: contact_email ? <Email address={contact_email} /> : null },
    { key: t('field.phone'), value: contact_phone ? <Phone number={contact_phone} /> : null },
    { key: t('field.place'), value: place ? <bdi>{place}</bdi> : null },
    { key: t('field.owner'), value: owner ? <bdi>{owner}</bdi> : null },
  ]
  return (
    <aside className="stack">
      <Card title={t('terms.title')}>
        <KeyValues items={agreed.filter(({ value }) => value)} />
      </Card>
      <Card title={t('contactTitle')}>
        <div className="stack stack-s">
          <KeyValues items={contact.filter(({ value }) => value)} />
          {note ? <blockquote dir="auto">{note}</blockquote> : null}
        </div>
      </Card>
      {client.history.length > 0 ? (
        <Card title={t('history')}>
          <History
            label={t('history')}
            entries={client.history.map(({ what, by, at }) => ({
              ...{ id: at, at, when: by ? t('dayBy', { day: day(at), name: by }) : day(at) },
              words: t(`happened.${what}`),
            }))}
          />
        </Card>
      ) : null}
    </aside>
  )
}
