import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { Email } from '#ui/basics/email.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Phone } from '#ui/basics/phone.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { ImportedDetail } from '../contract.ts'

/** How to reach somebody, what the team keeps in mind, until when, and what happened. */
export function CandidateAside({ one }: { one: ImportedDetail }) {
  const t = useTranslations('imports')
  const day = useDay()
  const { email, phone, place, positions, notice_days, tags, note, purpose, cv, keep_until, added_by } = one
  const items = [
    { key: t('field.email'), value: email ? <Email address={email} /> : null },
    { key: t('field.phone'), value: phone ? <Phone number={phone} /> : null },
    { key: t('field.positions'), value: positions.length > 0 ? <Facts items={positions} /> : null },
    { key: t('field.noticePeriod'), value: notice_days === null ? null : t('noticeDays', { count: notice_days }) },
    {
      key: t('field.tags'),
      value: tags.length > 0 ? <Facts items={tags.map((tag) => <bdi key={tag}>{tag}</bdi>)} /> : null,
    },
    { key: t('purpose'), value: purpose ? <bdi>{purpose}</bdi> : null },
  ]
  return (
    <aside className="stack">
      <Card title={t('contact')}>
        <div className="stack stack-s">
          {place ? (
            <p>
              <bdi>{place}</bdi>
            </p>
          ) : null}
          <KeyValues items={items.filter(({ value }) => value)} />
          {cv ? (
            <a className="link" href={cv.url} download>
              {t('file')}
            </a>
          ) : null}
          {note ? <blockquote dir="auto">{note}</blockquote> : null}
          <Facts
            small
            items={[
              t(`sources.${one.source}`),
              added_by ? t('addedBy', { name: added_by }) : null,
              keep_until ? t('keptUntil', { day: day(keep_until) }) : null,
            ]}
          />
        </div>
      </Card>
      {one.alike.length > 0 ? (
        <Card title={t('alike')}>
          <ul className="rows">
            {one.alike.map(({ id, name, headline }) => (
              <li key={id}>
                <a className="link" href={`/page/candidates/${id}`}>
                  <bdi>{name}</bdi>
                </a>
                {headline ? (
                  <p className="small quiet">
                    <bdi>{headline}</bdi>
                  </p>
                ) : null}
                <a className="link small" href={`/page/candidates/duplicates/${one.id}/${id}`}>
                  {t('compare')}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {one.versions.length > 0 ? (
        <Card title={t('versions')}>
          <ul className="rows">
            {one.versions.map(({ version, name, url, replaced_at }) => (
              <li key={version} className="cluster spread">
                <a className="link" href={url}>
                  <bdi>{name}</bdi>
                </a>
                <span className="small quiet">{day(replaced_at)}</span>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {one.history.length > 0 ? (
        <Card title={t('history')}>
          <ul className="rows">
            {one.history.map(({ what, by, at }) => (
              <li key={at}>
                <Facts small items={[t(`happened.${what}`), by ? <bdi key="by">{by}</bdi> : null, day(at)]} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </aside>
  )
}
