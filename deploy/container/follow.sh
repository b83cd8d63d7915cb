#!/bin/bash
# A copy of the primary, made once, that follows it from then on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup -h postgres -U replicator -D "$PGDATA" -S replica -R -X stream; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
  # the primary's password goes along, so that following needs no file of its own
  echo "primary_conninfo = 'host=postgres user=replicator password=$REPLICATION_PASSWORD application_name=replica'" >> "$PGDATA/postgresql.auto.conf"
  chown -R postgres:postgres "$PGDATA"
  chmod 700 "$PGDATA"
fi
exec gosu postgres postgres -c hot_standby_feedback=on -c max_standby_streaming_delay=30s -c max_connections=200 -c jit=off
