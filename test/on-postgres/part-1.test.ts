import { onPostgres } from '../helpers/on-postgres.ts';

onPostgres(1);
