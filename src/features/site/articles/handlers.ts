import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listArticles, listFooter, readArticle, readArticleVersion, showArticle } from './read-articles.ts'
import { addArticle, publishArticle, withdrawArticle, writeArticle } from './write-article.ts'

export const articleHandlers = [
  handle(contract.showArticle, showArticle),
  handle(contract.listFooter, listFooter),
  handle(contract.listArticles, listArticles),
  handle(contract.readArticle, readArticle),
  handle(contract.readArticleVersion, readArticleVersion),
  handle(contract.addArticle, addArticle),
  handle(contract.writeArticle, writeArticle),
  handle(contract.publishArticle, publishArticle),
  handle(contract.withdrawArticle, withdrawArticle),
]
