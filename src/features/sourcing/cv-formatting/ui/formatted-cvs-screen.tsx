import './cv-format.css'
import { atWork } from '#frame/guards.ts'
import { useSession } from '#frame/use-session.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Segments } from '#ui/lists/tabs-nav.tsx'
import { listBatches, listFormattable, sources } from '../contract.ts'
import type { Route } from './+types/formatted-cvs-screen'
import { BatchForm } from './batch-form.tsx'
import { BatchList } from './batch-list.tsx'

type From = (typeof sources)[number]
const fromOf = (named: string | null): From => sources.find((one) => one === named) ?? 'applicants'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const params = asked.url.searchParams
  const from = session?.may.includes('cv.search') ? fromOf(params.get('from')) : 'applicants'
  if (!session?.may.includes('applicant.read')) return { from, people: undefined, first: undefined }
  const job = params.get('job') ?? undefined
  const [people, first] = await Promise.all([load(page, listFormattable, { from, job }), load(page, listBatches, {})])
  return { from, people, first }
}

/** CVs of applicants and of people who were found, printed for whoever they are sent to. */
export default function FormattedCvsScreen({ loaderData: { from, people, first } }: Route.ComponentProps) {
  const t = useTranslations('cvFormatting.work')
  const session = useSession()
  const { data, isError, refetch } = useCall(listBatches, {}, { initial: first, enabled: first !== undefined })
  return (
    <WorkScreen title={t('title')} name="formatted-cvs" needs="applicant.read">
      <header className="stack stack-xs">
        <h1>{t('title')}</h1>
        <p className="quiet">{t('text')}</p>
        {data ? <p className="small">{t('free', data.data.free)}</p> : null}
      </header>
      {session?.may.includes('cv.search') ? (
        <div>
          <Segments
            label={t('from')}
            items={sources.map((one) => ({
              href: one === 'applicants' ? '/page/formatted-cvs' : `/page/formatted-cvs?from=${one}`,
              words: t(one),
              current: one === from,
            }))}
          />
        </div>
      ) : null}
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {people?.data.length ? (
        <BatchForm key={from} from={from} people={people.data} free={data?.data.free} />
      ) : (
        <Empty icon="users" title={t(`nobody.${from}`)}>
          {t(`nobodyHelp.${from}`)}
        </Empty>
      )}
      {data && data.data.batches.length > 0 ? <BatchList batches={data.data.batches} free={data.data.free} /> : null}
    </WorkScreen>
  )
}
