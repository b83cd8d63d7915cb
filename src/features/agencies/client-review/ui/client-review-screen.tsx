import './client-review.css'
import { Phone } from '#ui/basics/phone.tsx'
import '#features/sourcing/cv-search/ui/cv-sheet.css'
import { useEffect } from 'react'
import { usePay } from '#features/agencies/submissions/ui/use-pay.ts'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { CvSheetLines } from '#features/sourcing/cv-search/ui/cv-sheet-lines.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { send } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { type PageContext, pageContext } from '#platform/browser/page-context.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { type ClientPacket, type ClientPerson, openPerson, showPacket } from '../contract.ts'
import type { Route } from './+types/client-review-screen'
import { DecisionBar } from './decision-bar.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonAside } from './person-aside.tsx'

export async function loader({ context, params: { key }, url }: Route.LoaderArgs) {
  const first = await readLink(context.get(pageContext), key)
  return { linkKey: key, first, chosen: url.searchParams.get('person') }
}

/** What the link leads to; null once it leads nowhere. */
async function readLink(page: PageContext, key: string) {
  try {
    return await page.call(showPacket, { key })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code !== 'link_expired' && code !== 'invalid') throw error
    return null
  }
}

/** People an agency sent for a job, read by the client without an account: the CV as paper, the proof at its edge, three decisions. */
export default function ClientReviewScreen({ loaderData: { linkKey, first, chosen } }: Route.ComponentProps) {
  const t = useTranslations('clientReview')
  return (
    <PublicShell>
      <title>{first ? t('title', { job: first.data.job }) : t('expired')}</title>
      <meta name="robots" content="noindex" />
      <OfflineBar />
      <main id="main" data-screen="client-review" className="wrap page stack stack-l">
        {first ? (
          <Packet linkKey={linkKey} first={first} chosen={chosen} />
        ) : (
          <>
            <h1>{t('expired')}</h1>
            <p className="quiet measure">{t('expiredHelp')}</p>
          </>
        )}
      </main>
    </PublicShell>
  )
}

type Props = { linkKey: string; first: Gives<typeof showPacket>; chosen: string | null }

function Packet({ linkKey: key, first, chosen }: Props) {
  const t = useTranslations('clientReview')
  const day = useDay()
  const { data } = useCall(showPacket, { key }, { initial: first })
  const packet = data?.data ?? first.data
  const person = packet.people.find(({ id }) => id === chosen) ?? packet.people.find(({ gone }) => !gone)
  return (
    <>
      <header className="cluster spread">
        <div className="stack stack-xs grow">
          <h1>
            <bdi>{packet.agency.name}</bdi>
          </h1>
          <Facts
            items={[
              <bdi key="job">{packet.job}</bdi>,
              <bdi key="client">{packet.client}</bdi>,
              packet.place,
              packet.agency.checked_at ? t('licenceChecked', { day: day(packet.agency.checked_at) }) : null,
            ]}
          />
        </div>
        <span className="small quiet">{t('linkUntil', { name: packet.contact_name, day: day(packet.until) })}</span>
        <LinkButton icon="print" size="s" href={`/client-review/${key}/print`}>
          {t('printAll')}
        </LinkButton>
        <LinkButton icon="download" size="s" href={`/api/client-reviews/${key}/packet.pdf`} download>
          {t('onePdf')}
        </LinkButton>
      </header>
      {packet.words ? <blockquote dir="auto">{packet.words}</blockquote> : null}
      {packet.people.length === 0 ? <Note tone="warm">{t('nobodyLeft')}</Note> : null}
      {person ? (
        <div className="review">
          <PeopleList packet={packet} current={person.id} linkKey={key} />
          <Paper key={person.id} person={person} packet={packet} linkKey={key} />
          <PersonAside person={person} packet={packet} linkKey={key} />
          <DecisionBar person={person} packet={packet} linkKey={key} />
        </div>
      ) : null}
    </>
  )
}

type PaperProps = { person: ClientPerson; packet: ClientPacket; linkKey: string }

function Paper({ person, packet, linkKey: key }: PaperProps) {
  const t = useTranslations('clientReview')
  const pay = usePay()
  const { id, name, headline, gone, note, lines, notice_days, contact } = person
  useEffect(() => {
    // that it was opened is told by somebody who looks, never by a machine that follows links of a mail
    if (!gone) void send(openPerson, { key, submission: id }).catch(() => undefined)
  }, [key, id, gone])
  if (gone)
    return (
      <Note tone="warm" title={name}>
        {t('gone', { agency: packet.agency.name })}
      </Note>
    )
  return (
    <article className="stack">
      <header className="stack stack-xs">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <Facts
          items={[
            headline ? <bdi key="headline">{headline}</bdi> : null,
            notice_days === null ? null : t('noticeDays', { count: notice_days }),
            pay(person),
          ]}
        />
        {contact ? (
          <Facts
            items={[
              contact.email ? <bdi key="email">{contact.email}</bdi> : null,
              contact.phone ? <Phone key="phone" number={contact.phone} /> : null,
            ]}
          />
        ) : null}
      </header>
      {note ? (
        <div className="stack stack-xs">
          <blockquote dir="auto">{note}</blockquote>
          {packet.recruiter ? (
            <span className="small quiet">
              <bdi>{packet.recruiter}</bdi>
            </span>
          ) : null}
        </div>
      ) : null}
      <CvSheetLines lines={lines} language={person.cv_language} label={t('cvOf', { name })} />
      <p className="small">
        <a className="link" href={`/api/client-reviews/${key}/people/${id}/cv`} target="_blank" rel="noopener">
          {t('formattedCv')}
        </a>
      </p>
    </article>
  )
}
