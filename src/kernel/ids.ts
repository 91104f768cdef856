import { randomUUID } from 'node:crypto';

export const newId = () => randomUUID();

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: string) => uuid.test(text);
