import { redirect } from 'react-router'
import { guest } from '#frame/guards.ts'
import { isLanguage } from '#platform/shared/languages.ts'

type Asked = Parameters<typeof guest>[0] & { params: { rest?: string } }

/**
 * Loader of the screens one enters by. `{trans}` in the address sets the language (seed §2); anything else there is the
 * company page somebody was asked to register with.
 */
export async function enter({ params, ...asked }: Asked): Promise<{ page: string | null }> {
  await guest(asked)
  if (!params.rest) return { page: null }
  if (!/^[a-z]{2}$/i.test(params.rest)) return { page: params.rest }
  const address = new URL(asked.url)
  const language = params.rest.toLowerCase()
  address.searchParams.set('lang', isLanguage(language) ? language : 'en')
  throw redirect(address.pathname.replace(/\/[^/]+$/, '') + address.search)
}
