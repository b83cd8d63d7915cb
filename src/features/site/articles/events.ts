import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const Article = z.object({ article: z.string(), slug: z.string() })
const about = ({ article }: { article: string }) => ({ thing: 'article', id: article })
const topics = () => ['reviews:all']

export const articleAdded = event('article.added', { data: Article, about, topics })
export const articleWritten = event('article.written', { data: Article, about, topics })
export const articlePublished = event('article.published', {
  data: Article.extend({ number: z.number() }),
  about,
  topics,
})
export const articleWithdrawn = event('article.withdrawn', { data: Article, about, topics })
