import { refuseParam, requireParam } from '../protocol/refusal.ts';

const maxNameLength = 400;

export const checkName = (name: string | undefined) => {
  if (name === undefined || name.trim() === '') return requireParam('name');
  if ([...name].length > maxNameLength) {
    refuseParam(`Param name must be ${maxNameLength} characters or fewer`, 'name');
  }
};
