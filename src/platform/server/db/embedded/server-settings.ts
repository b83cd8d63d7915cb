const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  effective_cache_size: '1GB',
  max_wal_size: '2GB',
  wal_compression: 'pglz',
  // a place for backups that cannot be reached must not fill the disk: the next backup is a whole one then
  max_slot_wal_keep_size: '8GB',
  max_connections: '100',
  random_page_cost: '1.1',
  timezone: 'UTC',
  // short queries by many: compiling one, or giving it several cores, costs the others more than it gains
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  // what people wrote stays out of the log
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

export type ServerSettings = Record<string, string>

/** The settings as arguments of `postgres`; those given win over ours. */
export function settingArguments(given: ServerSettings): string[] {
  return Object.entries({ ...settings, ...given }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
