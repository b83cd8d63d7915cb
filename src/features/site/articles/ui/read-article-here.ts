import type { RouterContextProvider } from 'react-router'
import { pageContext } from '#platform/browser/page-context.ts'
import { showArticle } from '../contract.ts'

/** The article of a page; null where none is published. */
export const readArticleHere = async (context: Readonly<RouterContextProvider>, slug: string) =>
  (await context.get(pageContext).call(showArticle, { slug })).data
