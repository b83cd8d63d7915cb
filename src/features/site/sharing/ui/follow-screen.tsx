import { redirect } from 'react-router'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { followLink } from '../contract.ts'
import type { Route } from './+types/follow-screen'

/** A short link leads on at once; its language goes along when it was given one. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { data } = await load(page, followLink, { code: params.code.toLowerCase() })
  const language = url.searchParams.get('lang')
  throw redirect(language ? `${data.path}&lang=${encodeURIComponent(language)}` : data.path, 302)
}

export default function FollowScreen() {
  return null
}
