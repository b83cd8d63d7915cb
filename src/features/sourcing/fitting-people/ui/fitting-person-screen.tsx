import '#features/sourcing/cv-search/ui/cv-person.css'
import './fitting-people.css'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { showFittingPerson } from '../contract.ts'
import type { Route } from './+types/fitting-person-screen'
import { FittingPersonView } from './fitting-person.tsx'
import { useFrom } from './use-from.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const input = { job: asked.params.job, who: asked.params.who }
  const first = session?.may.includes('cv.search') ? await load(page, showFittingPerson, input) : undefined
  return { input, first }
}

/** `/page/jobs/:job/people/:who`: one of those whom a job fits, with why, their CV, and what can be done. */
export default function FittingPersonScreen({ loaderData: { input, first } }: Route.ComponentProps) {
  const t = useTranslations('fittingPeople')
  const { data, isError, refetch } = useCall(showFittingPerson, input, { initial: first })
  const view = data?.data
  const from = useFrom(input.job)
  const page: Record<string, string> = view && view.page > 1 ? { page: String(view.page) } : {}
  return (
    <WorkScreen title={t('one')} name="fitting-person" needs="cv.search" className="stack stack-l">
      <div>
        <LinkButton href={from.at('', page)} look="plain" size="s" icon="back">
          {t('back')}
        </LinkButton>
      </div>
      {view ? <FittingPersonView key={input.who} view={view} who={input.who} /> : null}
      {isError && !view ? <NotLoaded onRetry={refetch} /> : null}
      {view || isError ? null : <Skeleton />}
    </WorkScreen>
  )
}
