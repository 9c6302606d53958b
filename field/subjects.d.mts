export declare const SUBJECTS: { only: string; package: string; runs?: number }[];
