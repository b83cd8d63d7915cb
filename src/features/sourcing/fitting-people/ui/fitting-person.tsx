import '#features/sourcing/cv-search/ui/cv-sheet.css'
import { withShown } from '#features/jobs/matching/shown-rules.ts'
import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { showCvSheet } from '#features/sourcing/cv-search/contract.ts'
import { useCardWords } from '#features/sourcing/cv-search/ui/card-words.ts'
import { CvSheetLines } from '#features/sourcing/cv-search/ui/cv-sheet-lines.tsx'
import { StandingLine } from '#features/sourcing/cv-search/ui/hit.tsx'
import { FactsOf } from '#features/sourcing/pool/ui/entry-facts.tsx'
import { useMay } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Skeleton } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { showFittingPerson } from '../contract.ts'
import { AccountActs, PooledActs } from './person-acts.tsx'
import { Steps } from './steps.tsx'
import { FactsOfFit } from './why-fits.tsx'

type View = Gives<typeof showFittingPerson>['data']
type Props = { view: View; who: string }

/** Who it is, the facts of fit, what the job requires with the line that shows it, and the CV itself. */
export function FittingPersonView({ view, who }: Props) {
  const t = useTranslations('fittingPeople')
  const pool = useTranslations('pool')
  const { job, fitting } = view
  const { person, pooled, matches } = fitting
  return (
    <>
      <header className="stack stack-s">
        <Head view={view} />
        <p className="small quiet">
          {t.rich('forJob', { job: job.title, b: (text) => <bdi className="strong">{text}</bdi> })}
        </p>
        <FactsOfFit
          fitting={fitting}
          {...(person && { standing: <StandingLine card={person} /> })}
          {...(pooled && { from: pool(`from.${pooled.source}`) })}
        />
      </header>
      {person ? (
        <AccountPart view={view} card={person} />
      ) : (
        <>
          <PooledActs view={view} />
          <FactsOf whom={{ entry: who }} told={fitting.invited_at && job.id} />
          <Requirements fitting={fitting} title={job.title} />
          {view.sheet && pooled ? (
            <CvSheetLines
              lines={withShown(view.sheet.lines, matches)}
              language={view.sheet.language}
              label={t('sheet', { who: pooled.name })}
            />
          ) : null}
        </>
      )}
    </>
  )
}

function Head({ view: { job, fitting, before, after } }: { view: View }) {
  const words = useCardWords()
  const card = fitting.person ?? fitting.pooled
  if (!card) return null
  const title = words.title(card)
  return (
    <>
      <div className="row row-top spread">
        <h1 className="grow">{card.name ? <bdi>{card.name}</bdi> : title}</h1>
        <Steps job={job.id} before={before} after={after} />
      </div>
      <Facts small items={[card.name ? title : null, ...words.facts(card)]} />
    </>
  )
}

/** Of whoever has an account the CV search shows what the company may see; from now on they count as seen. */
function AccountPart({ view, card }: { view: View; card: NonNullable<View['fitting']['person']> }) {
  const t = useTranslations('fittingPeople')
  const words = useCardWords()
  const may = useMay()
  const { data, isError, refetch } = useCall(showCvSheet, { person: card.id })
  const sheet = data?.data
  const { matches } = view.fitting
  return (
    <>
      <AccountActs view={view} card={card} contacts={sheet?.contacts ?? null} file={sheet?.file ?? null} />
      {sheet?.contacts && may('drop.answer') ? (
        <FactsOf whom={{ person: card.id }} told={view.fitting.invited_at && view.job.id} />
      ) : null}
      <Requirements fitting={view.fitting} title={view.job.title} />
      {isError && !sheet ? <NotLoaded onRetry={refetch} /> : null}
      {sheet ? (
        <CvSheetLines
          lines={withShown(sheet.lines, matches)}
          language={sheet.language}
          label={t('sheet', { who: card.name ?? words.title(card) })}
        />
      ) : isError ? null : (
        <Skeleton lines={['60%', '40%', '90%', '80%', '85%', '70%']} />
      )}
    </>
  )
}

/** The same that the list counts; where they are to it is a fact of its own. */
function Requirements({ fitting: { matches, nice }, title }: { fitting: View['fitting']; title: string }) {
  const t = useTranslations('fittingPeople')
  const counted = matches.filter(({ kind }) => kind !== 'place')
  const place = matches.filter(({ kind }) => kind === 'place')
  return (
    <>
      {counted.length > 0 ? (
        <section className="stack stack-s" aria-label={t('requirementsOf', { job: title })}>
          <h2>{t('requirements')}</h2>
          <MatchList matches={counted} reader="team" />
        </section>
      ) : null}
      {nice.length > 0 ? (
        <section className="stack stack-s">
          <h2>{t('nice')}</h2>
          <MatchList matches={nice} reader="team" />
        </section>
      ) : null}
      {place.length > 0 ? (
        <section className="stack stack-s">
          <h2>{t('where')}</h2>
          <MatchList matches={place} reader="team" />
        </section>
      ) : null}
    </>
  )
}
