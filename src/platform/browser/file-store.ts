/** The files of `kept-files.ts`, by the form in its tab and the field (IndexedDB). */
const [base, files] = ['kept-files', 'files'] as const
/** Whoever comes back after so long, in ms, begins anew. */
const longest = 86_400_000

type Row = { of: string; field: string; file: File; at: number }

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Null where the device keeps nothing. */
async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  try {
    const opening = indexedDB.open(base, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(files, { keyPath: ['of', 'field'] })
    const database = await settled(opening)
    try {
      return await act(database.transaction(files, mode).objectStore(files))
    } finally {
      database.close()
    }
  } catch {
    return null
  }
}

export const keep = (of: string, field: string, file: File | null): Promise<unknown> =>
  within<unknown>('readwrite', (store) => {
    const row = { of, field, at: Date.now() }
    return file ? settled(store.put({ ...row, file } satisfies Row)) : settled(store.delete([of, field]))
  })

export async function kept(of: string): Promise<Record<string, File>> {
  const rows = await within('readwrite', async (store) => {
    const all: Row[] = await settled(store.getAll())
    const since = Date.now() - longest
    for (const row of all) if (row.at < since) store.delete([row.of, row.field])
    return all.filter((row) => row.of === of && row.at >= since)
  })
  return Object.fromEntries((rows ?? []).map(({ field, file }) => [field, file]))
}

export const forget = (of: string): Promise<unknown> =>
  within<unknown>('readwrite', (store) => settled(store.delete(IDBKeyRange.bound([of, ''], [of, '\uffff']))))
