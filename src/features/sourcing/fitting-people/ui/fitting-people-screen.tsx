import '#features/sourcing/cv-search/ui/cv-person.css'
import './fitting-people.css'
import { useId } from 'react'
import { few } from '#features/jobs/matching/fit-rules.ts'
import { addressOf } from '#features/sourcing/cv-search/search-fields.ts'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Fold } from '#ui/basics/fold.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { listFittingPeople } from '../contract.ts'
import type { Route } from './+types/fitting-people-screen'
import { FittingPersonRow } from './fitting-person-row.tsx'
import { useFrom } from './use-from.ts'

/** What decides the order, the weightiest first. */
const orderSteps = ['position', 'mandatory', 'current', 'half', 'country', 'fewest', 'level', 'city'] as const

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const input = { job: asked.params.job, page: Number(asked.url.searchParams.get('page')) || 1 }
  const first = session?.may.includes('cv.search') ? await load(page, listFittingPeople, input) : undefined
  return { input, first }
}

/** `/page/jobs/:job/people`: whom of those a company has or may find a job fits, each with why. */
export default function FittingPeopleScreen({ loaderData: { input, first } }: Route.ComponentProps) {
  const t = useTranslations('fittingPeople')
  const { data, isError, refetch } = useCall(listFittingPeople, input, { initial: first })
  const view = data?.data
  const from = useFrom(input.job)
  return (
    <WorkScreen title={t('title')} name="fitting-people" needs="cv.search" className="stack stack-l">
      <div>
        <LinkButton href={from.back} look="plain" size="s" icon="back">
          {t(from.isFromJob ? 'job' : 'board')}
        </LinkButton>
      </div>
      <header className="stack stack-s">
        <h1>{t('title')}</h1>
        {view ? (
          <p className="strong">
            <bdi>{view.job.title}</bdi>
          </p>
        ) : null}
        <p className="quiet measure">{t('lead')}</p>
        {view && view.total > 1 ? (
          <Fold words={t('orderTitle')}>
            <ol className="order-steps small quiet measure">
              {orderSteps.map((step) => (
                <li key={step}>{t(`order.${step}`)}</li>
              ))}
            </ol>
          </Fold>
        ) : null}
      </header>
      {isError && !view ? <NotLoaded onRetry={refetch} /> : null}
      {view ? <People view={view} /> : null}
    </WorkScreen>
  )
}

function People({ view }: { view: Gives<typeof listFittingPeople>['data'] }) {
  const t = useTranslations('fittingPeople')
  const from = useFrom(view.job.id)
  const { job, people, total, weak, page, pages, knows_work, asks_anything } = view
  const search = addressOf({
    ...(job.position === null ? { q: job.title } : { position: [job.position] }),
    // where the country has nobody who fits, its CVs would be none
    ...(job.country !== null && total > 0 && { place: job.country }),
  })
  const why = job.state === 'closed' ? 'closed' : knows_work ? 'none' : 'noWork'
  if (total === 0)
    return (
      <Empty
        icon="users"
        title={t(why)}
        action={
          why === 'closed' ? null : (
            <LinkButton href={why === 'noWork' ? `/page/jobs/${job.id}` : search} look="primary">
              {t(why === 'noWork' ? 'edit' : 'search')}
            </LinkButton>
          )
        }
      >
        {t(`${why}Help`)}
      </Empty>
    )
  return (
    <>
      <p className="quiet">{t('count', { count: total })}</p>
      {knows_work ? null : <p className="quiet measure">{t('bySkills')}</p>}
      {asks_anything ? null : <NothingAsked job={job.id} />}
      {weak === total ? <p className="measure">{t('onlyWeaker')}</p> : null}
      <Rows people={people.filter(({ is_weak }) => !is_weak)} job={job} />
      <WeakerRows people={people.filter(({ is_weak }) => is_weak)} count={weak} job={job} />
      {total < few ? (
        <p className="cluster">
          <span className="quiet">{t('fewHelp')}</span>
          <LinkButton href={search} look="quiet" size="s" icon="search">
            {t('search')}
          </LinkButton>
        </p>
      ) : null}
      <Pagination page={page} pages={pages} href={(to) => from.at('', { page: String(to) })} />
    </>
  )
}

/** Where only the work is compared: what the company may add to be shown who knows it. */
function NothingAsked({ job }: { job: string }) {
  const t = useTranslations('fittingPeople')
  return (
    <p className="cluster">
      <span className="quiet measure">{t('nothingAsked')}</span>
      <LinkButton href={`/page/jobs/${job}`} look="quiet" size="s" icon="edit">
        {t('edit')}
      </LinkButton>
    </p>
  )
}

type RowsProps = Pick<Gives<typeof listFittingPeople>['data'], 'people' | 'job'>

function Rows({ people, job }: RowsProps) {
  if (people.length === 0) return null
  return (
    <ul className="rows fitting-people">
      {people.map((one) => (
        <FittingPersonRow
          key={one.person?.id ?? one.pooled?.entry}
          fitting={one}
          job={job.id}
          isLive={job.state === 'live'}
        />
      ))}
    </ul>
  )
}

/** Of whom little is met stand under a line of their own. */
function WeakerRows({ people, count, job }: RowsProps & { count: number }) {
  const t = useTranslations('fittingPeople')
  const heading = useId()
  if (people.length === 0) return null
  return (
    <section className="stack" aria-labelledby={heading}>
      <div className="stack stack-xs">
        <h2 id={heading}>{t('weaker', { count })}</h2>
        <p className="small quiet measure">{t('weakerHelp')}</p>
      </div>
      <Rows people={people} job={job} />
    </section>
  )
}
