import '#features/sourcing/cv-search/ui/cv-sheet.css'
import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { ContactLinks } from '#features/sourcing/cv-search/ui/contact-links.tsx'
import { CvSheetLines } from '#features/sourcing/cv-search/ui/cv-sheet-lines.tsx'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note, Skeleton } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { type DropDetail as Detail, showDrop } from '../team-contract.ts'
import { AnswerBar } from './answer-bar.tsx'
import type { Reason } from './answers.ts'
import { stateTones } from './state-tones.ts'

type Props = { item: string; reasons: readonly Reason[]; back: string | null }

/** One CV in hand: who, what was said, the live jobs it fits, what is known already, and the answers. */
export function DropDetail({ item, reasons, back }: Props) {
  const t = useTranslations('cvDrops')
  const { data, isError, refetch } = useCall(showDrop, { item })
  const one = data?.data
  return (
    <section className="drop-detail" aria-label={t('inHand')} aria-busy={!one && !isError}>
      {back ? (
        <LinkButton look="text" size="s" icon="back" href={back}>
          {t('back')}
        </LinkButton>
      ) : null}
      {isError && !one ? <NotLoaded onRetry={refetch} /> : null}
      {!one && !isError ? <Skeleton lines={['40%', '60%', '90%', '80%', '85%']} /> : null}
      {one ? (
        <>
          <Head one={one} />
          {one.answer ? <Answered one={one} /> : null}
          {one.may.length > 0 || one.lines.length > 0 ? <Parts one={one} /> : null}
          {one.may.length > 0 ? (
            <AnswerBar
              items={[one.id]}
              name={one.name}
              may={one.may}
              job={one.fits[0]?.id}
              reasons={reasons}
              onDone={() => {}}
            />
          ) : null}
        </>
      ) : null}
    </section>
  )
}

function Head({ one }: { one: Detail }) {
  const t = useTranslations('cvDrops')
  const { name, headline, position, wish, place, state, email, phone, cv, thread, at, answer_due_at } = one
  const isWaiting = state === 'received' || state === 'seen'
  return (
    <header className="stack stack-s">
      <div className="cluster spread">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {isWaiting ? (
          <DueClock from={at} due={answer_due_at} long />
        ) : (
          <Word tone={stateTones[state]}>{t(`states.${state}`)}</Word>
        )}
      </div>
      <Facts
        items={[
          headline ? <bdi key="headline">{headline}</bdi> : null,
          place ? <bdi key="place">{place}</bdi> : null,
          position ? t('wants', { position }) : null,
          wish ? <bdi key="wish">{wish}</bdi> : null,
        ]}
      />
      <div className="cluster">
        <ContactLinks email={email} phone={phone} />
        {cv ? (
          <LinkButton size="s" icon="download" href={cv.url} download>
            {t('file')}
          </LinkButton>
        ) : null}
        {thread ? (
          <LinkButton size="s" icon="chat" href={`/page/messages/${thread}`}>
            {t('conversation')}
          </LinkButton>
        ) : null}
      </div>
    </header>
  )
}

function Answered({ one: { answer, state, answered_at } }: { one: Detail }) {
  const t = useTranslations('cvDrops')
  const day = useDay()
  if (!answer || !answered_at) return null
  return (
    <Note tone={state === 'expired' ? 'warm' : 'plain'} title={t(`states.${state}`)}>
      <Facts
        small
        items={[
          answer.by ? <bdi key="by">{answer.by}</bdi> : null,
          day(answered_at),
          answer.job ? <bdi key="job">{answer.job}</bdi> : null,
          answer.reason,
        ]}
      />
      {answer.words ? <blockquote dir="auto">{answer.words}</blockquote> : null}
      {state === 'rejected' || state === 'expired' || state === 'withdrawn' ? (
        <p className="small quiet">{t('closed')}</p>
      ) : null}
    </Note>
  )
}

function Parts({ one }: { one: Detail }) {
  const t = useTranslations('cvDrops')
  const { note, lines, cv_language, name, reading } = one
  return (
    <div className="drop-parts">
      <div className="stack stack-l">
        {note ? <blockquote dir="auto">{note}</blockquote> : null}
        <Fits one={one} />
        <Known known={one.known} />
      </div>
      {lines.length > 0 ? (
        <CvSheetLines lines={lines} language={cv_language} label={t('cvOf', { name })} />
      ) : (
        <Note tone={reading === 'unreadable' ? 'warm' : 'info'}>{t(`reading.${reading}`)}</Note>
      )}
    </div>
  )
}

function Fits({ one: { fits, compared } }: { one: Detail }) {
  const t = useTranslations('cvDrops')
  if (compared === 0) return null
  return (
    <section className="stack stack-s">
      <h3>{t('fits', { count: compared })}</h3>
      {fits.length === 0 ? <p className="quiet">{t('fitsNone')}</p> : null}
      {fits.map(({ id, title, met, matches }, at) => (
        <details key={id} className="drop-fit" open={at === 0}>
          <summary>
            <bdi>{title}</bdi>
            {' · '}
            <span className="small quiet">{t('met', { met, count: matches.length })}</span>
          </summary>
          <MatchList matches={matches} reader="team" />
        </details>
      ))}
    </section>
  )
}

function Known({ known }: { known: Detail['known'] }) {
  const t = useTranslations('cvDrops')
  const day = useDay()
  return (
    <section className="stack stack-s">
      <h3>{t('known')}</h3>
      {known.length === 0 ? <p className="quiet">{t('knownNone')}</p> : null}
      <ul className="rows">
        {known.map(({ kind, id, title, at }) => (
          <li key={`${kind} ${id}`}>
            <Facts small items={[t(`knownAs.${kind}`), title ? <bdi key="title">{title}</bdi> : null, day(at)]} />
          </li>
        ))}
      </ul>
    </section>
  )
}
