import { AsyncLocalStorage } from 'node:async_hooks'
import { TransactionBuilder } from 'kysely'
import { askerNow } from '#platform/server/db/gathered.ts'

/** Whether the transaction this was called in is still open. */
const around = new AsyncLocalStorage<{ isOpen: boolean }>()

// a request that begins a second transaction within the first holds a place while it waits for another: enough of them wait for ever
const { execute } = TransactionBuilder.prototype
TransactionBuilder.prototype.execute = function (callback) {
  if (around.getStore()?.isOpen && askerNow.getStore()) throw new Error('a transaction was begun within another')
  const own = { isOpen: true }
  return around.run(own, () => execute.call(this, callback).finally(() => (own.isOpen = false))) as never
}
