import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { spaced } from '#platform/shared/spaced.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import type { WholePerson } from '../contract.ts'

/** The account itself: its contacts, its dates, and by what somebody signs in. */
export function AccountFacts({ person }: { person: WholePerson }) {
  const t = useTranslations('persons')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), 'moment')
  const { email, phone, ways, suspended_at, erase_at } = person
  const signsInBy = [
    ways.password ? [t('way.password')] : [],
    ways.second_factor ? [t('way.factor')] : [],
    ways.passkeys > 0 ? [t('way.passkeys', { count: ways.passkeys })] : [],
    ways.providers > 0 ? [t('way.providers', { count: ways.providers })] : [],
  ].flat()
  return (
    <section className="stack stack-s">
      <h2>{t('account')}</h2>
      <KeyValues
        items={[
          {
            key: t('email'),
            value: <Contact contact={email} confirmed={person.email_confirmed_at} bounced={person.email_bounced} />,
          },
          ...(person.email_asked
            ? [{ key: t('emailAsked'), value: <Contact contact={person.email_asked} confirmed={null} /> }]
            : []),
          { key: t('phone'), value: <Contact contact={phone} confirmed={person.phone_confirmed_at} /> },
          {
            key: t('ways'),
            value: signsInBy.length > 0 ? <Facts items={signsInBy} /> : t('way.none'),
          },
          { key: t('country'), value: person.country },
          { key: t('permission'), value: t(`permissions.${permissionOf(person.post_permission)}`) },
          { key: t('created'), value: day(person.created_at) },
          { key: t('seen'), value: day(person.seen_at) },
          ...(suspended_at ? [{ key: t('suspendedAt'), value: day(suspended_at) }] : []),
          ...(erase_at ? [{ key: t('eraseAt'), value: day(erase_at) }] : []),
        ]}
      />
    </section>
  )
}

const permissionOf = (level: number) => (['p0', 'p1', 'p2'] as const)[level] ?? 'p1'

type ContactProps = { contact: string | null; confirmed: string | null; bounced?: boolean }

function Contact({ contact, confirmed, bounced }: ContactProps) {
  const t = useTranslations('persons')
  if (!contact) return <span className="quiet">–</span>
  return (
    <Facts
      items={[
        <bdi key="contact" className="ltr">
          {spaced(contact)}
        </bdi>,
        <Word key="confirmed" tone={confirmed ? 'good' : 'warm'}>
          {t(confirmed ? 'confirmed' : 'unconfirmed')}
        </Word>,
        bounced ? (
          <Word key="bounced" tone="bad">
            {t('bounced')}
          </Word>
        ) : null,
      ]}
    />
  )
}
