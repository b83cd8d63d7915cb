import './cv-search.css'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { place as namePlace } from '#features/site/lookups/contract.ts'
import { atWork } from '#frame/guards.ts'
import { WorkScreen } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { showCredits } from '../contact-contract.ts'
import { searchCvs } from '../contract.ts'
import { listSaved } from '../saved-contract.ts'
import type { Route } from './+types/cv-search-screen'
import { CvSearch } from './cv-search.tsx'
import { inputOf, readAsked } from './read-asked.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = asked.url
  const query = readAsked(searchParams)
  if (!session?.may.includes('cv.search')) return { query, first: undefined }
  const where = searchParams.get('where')?.trim().slice(0, 80) ?? ''
  const chosen = query.place !== undefined || where !== ''
  const placed = chosen ? await load(page, namePlace, { q: where, ...(query.place && { id: query.place }) }) : null
  const found = { ...query, place: placed?.data.place?.id }
  const [result, credits, saved] = await Promise.all([
    load(page, searchCvs, inputOf(found)),
    load(page, showCredits, {}),
    load(page, listSaved, {}),
  ])
  return {
    query: found,
    first: {
      result,
      credits,
      saved,
      where: placed?.data.place?.text ?? where,
      typed: query.place ? null : where,
      near: placed?.data.near ?? [],
    },
  }
}

/** Who is open beside the list changes nothing in it. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOther = currentUrl.searchParams.get('person') !== nextUrl.searchParams.get('person')
  return isOther && listOf(currentUrl) === listOf(nextUrl) ? false : defaultShouldRevalidate
}

function listOf({ searchParams }: URL): string {
  const list = new URLSearchParams(searchParams)
  list.delete('person')
  return list.toString()
}

/** People a company may find: by words, place and facts, each with the line that says why. */
export default function CvSearchScreen({ loaderData: { query, first } }: Route.ComponentProps) {
  const t = useTranslations('cvSearch')
  return (
    <WorkScreen title={t('title')} name="cv-search" needs="cv.search" folded className="cv-search-screen whole-window">
      {first ? <CvSearch key={JSON.stringify(query)} query={query} first={first} /> : null}
    </WorkScreen>
  )
}
