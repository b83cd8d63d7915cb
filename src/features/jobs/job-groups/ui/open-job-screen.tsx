import { redirect } from 'react-router'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { openFromGroup } from '../contract.ts'
import type { Route } from './+types/open-job-screen'

/** From a group to one of its jobs: counted, then led on. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { data } = await load(context.get(pageContext), openFromGroup, params)
  throw redirect(data.path, 302)
}

export default function OpenJobScreen() {
  return null
}
