#!/bin/bash
# Once, on the first start of the primary: roles, the database, and who may replicate.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v app="$PASSWORD" -v copy="$REPLICATION_PASSWORD" <<'SQL'
create role masar login password :'app';
alter role masar set statement_timeout = '28s';
create role replicator replication login password :'copy';
select pg_create_physical_replication_slot('replica');
create database masar owner masar encoding 'UTF8' template template0;
SQL
# whoever is in the network of the services
echo 'host replication replicator samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
